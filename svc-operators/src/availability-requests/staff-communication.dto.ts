import {
  type AnswerCommunication,
  COMMUNICATION_STATUSES,
  type CommunicationStatus,
  type Money,
  REQUEST_STATUSES,
  type RequestStatus,
  type SendCommunication,
} from '@safari/contracts';
import { IsCleanLine, IsCleanText, IsMoney, LARGEST_ID, Trim } from '@safari/service-kit';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';

const MESSAGE_MAX = 10_000;

/** Type, direction and status may be sent as the screens do; the server decides them. */
export class SendCommunicationDto implements SendCommunication {
  @IsUUID()
  bookingId: string;

  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  operatorId: number;

  @IsIn(['manual'])
  communicationType = 'manual' as const;

  @IsIn(['outbound'])
  direction = 'outbound' as const;

  @Trim()
  @MaxLength(200)
  @IsCleanLine()
  subject: string = '';

  @Trim()
  @IsNotEmpty({ message: 'Write a message' })
  @IsString()
  @MaxLength(MESSAGE_MAX)
  @IsCleanText()
  message: string;

  @IsIn(COMMUNICATION_STATUSES)
  status: CommunicationStatus = 'pending';
}

export class AnswerCommunicationDto implements AnswerCommunication {
  @Trim()
  @IsNotEmpty({ message: 'Write the response' })
  @IsString()
  @MaxLength(MESSAGE_MAX)
  @IsCleanText()
  response: string;

  /** What the text means is not guessed: an answer confirms unless it says otherwise here. */
  @IsIn(REQUEST_STATUSES)
  requestStatus: RequestStatus = 'confirmed';

  @IsOptional()
  @IsMoney()
  quotedPrice?: Money | null;
}
