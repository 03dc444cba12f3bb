import { Module } from '@nestjs/common';
import { ItemConsumer } from './item.consumer.js';
import { ItemService } from './item.service.js';

@Module({ providers: [ItemConsumer, ItemService], exports: [ItemService] })
export class ItemsModule {}
