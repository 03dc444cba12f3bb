import {
  type MarkMessagesRead,
  MESSAGE_SIDES,
  MESSAGE_TEXT_MAX,
  type MessageSide,
  type PostMessage,
} from '@safari/contracts';
import { IsCleanText, LARGEST_ID, pageDto, Trim } from '@safari/service-kit';
import { IsIn, IsInt, IsNotEmpty, IsOptional, Max, MaxLength, Min } from 'class-validator';

/** Which side the caller takes; needed only by a browser in which a customer and staff are both signed in. */
export class SideDto {
  @IsOptional()
  @IsIn(MESSAGE_SIDES)
  as?: MessageSide;
}

export class ListMessagesDto extends pageDto(50) implements SideDto {
  @IsOptional()
  @IsIn(MESSAGE_SIDES)
  as?: MessageSide;
}

export class PostMessageDto implements PostMessage {
  @Trim()
  @IsNotEmpty({ message: 'Write a message' })
  @MaxLength(MESSAGE_TEXT_MAX, { message: `Write at most ${MESSAGE_TEXT_MAX} characters` })
  @IsCleanText()
  text: string;
}

export class MarkMessagesReadDto implements MarkMessagesRead {
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  upTo: number;
}
