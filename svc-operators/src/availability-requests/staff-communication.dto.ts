import {
  type AnswerCommunication,
  COMMUNICATION_STATUSES,
  COMMUNICATION_TEXT_MAX,
  type CommunicationStatus,
  type Money,
  REQUEST_STATUSES,
  type RequestStatus,
  type SendCommunication,
} from '@safari/contracts';
import { IsCleanLine, IsCleanText, IsMoney, LARGEST_ID, Trim } from '@safari/service-kit';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';

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
  @MaxLength(COMMUNICATION_TEXT_MAX)
  @IsCleanText()
  message: string;

  @IsIn(COMMUNICATION_STATUSES)
  status: CommunicationStatus = 'pending';
}

export class AnswerCommunicationDto implements AnswerCommunication {
  @Trim()
  @IsString()
  @MaxLength(COMMUNICATION_TEXT_MAX)
  @IsCleanText()
  response: string = '';

  @IsOptional()
  @IsIn(REQUEST_STATUSES)
  requestStatus?: RequestStatus;

  @IsOptional()
  @IsMoney()
  quotedPrice?: Money | null;
}
