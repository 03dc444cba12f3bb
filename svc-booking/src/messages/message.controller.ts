import { Body, Controller, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import type { BookingMessage, Identity, MessageCount } from '@safari/contracts';
import { ApiCall, ForSignedIn, IdempotencyKey, type Page, PageInterceptor, Who } from '@safari/service-kit';
import { BookingIdPipe } from '../bookings/booking-id.pipe.js';
import { ListMessagesDto, MarkMessagesReadDto, PostMessageDto, SideDto } from './message.dto.js';
import { MessageService } from './message.service.js';
import { messageAuthor } from './message-author.js';

@ForSignedIn()
@Controller('api')
export class MessageController {
  constructor(private readonly messages: MessageService) {}

  @UseInterceptors(PageInterceptor)
  @ApiCall("List a booking's messages, newest first", ['BookingMessage'], { refuses: ['forbidden'] })
  @Get('bookings/:id/messages')
  page(
    @Who() who: Identity,
    @Param('id', BookingIdPipe) id: string,
    @Query() list: ListMessagesDto,
  ): Promise<Page<BookingMessage>> {
    return this.messages.page(messageAuthor(who, list.as), id, list);
  }

  @ApiCall('Write to the other side', 'BookingMessage', { refuses: ['forbidden', 'too_many'] })
  @Post('bookings/:id/messages')
  post(
    @Who() who: Identity,
    @Param('id', BookingIdPipe) id: string,
    @Query() { as }: SideDto,
    @Body() { text }: PostMessageDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<BookingMessage> {
    return this.messages.post(messageAuthor(who, as), id, text, idempotencyKey);
  }

  @HttpCode(204)
  @ApiCall('Mark what was read', undefined, { refuses: ['forbidden'] })
  @Post('bookings/:id/messages/read')
  markRead(
    @Who() who: Identity,
    @Param('id', BookingIdPipe) id: string,
    @Query() { as }: SideDto,
    @Body() { upTo }: MarkMessagesReadDto,
  ): Promise<void> {
    return this.messages.markRead(messageAuthor(who, as), id, upTo);
  }

  @ApiCall('Count what waits to be read', ['MessageCount'], { refuses: ['forbidden'] })
  @Get('message-counts')
  counts(@Who() who: Identity, @Query() { as }: SideDto): Promise<MessageCount[]> {
    return this.messages.counts(messageAuthor(who, as));
  }
}
