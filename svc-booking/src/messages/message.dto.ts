import {
  type MarkMessagesRead,
  MESSAGE_SIDES,
  MESSAGE_TEXT_MAX,
  type MessageSide,
  type PostMessage,
} from '@safari/contracts';
import { IsCleanText, LARGEST_ID, pageDto, Trim } from '@safari/service-kit';
import { IsIn, IsInt, IsNotEmpty, IsOptional, Max, Min } from 'class-validator';
import { HasAtMost } from './text-length.validator.js';

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
  @HasAtMost(MESSAGE_TEXT_MAX)
  @IsCleanText()
  text: string;
}

export class MarkMessagesReadDto implements MarkMessagesRead {
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  upTo: number;
}
