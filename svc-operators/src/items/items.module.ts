import { Module } from '@nestjs/common';
import { ItemConsumer } from './item.consumer.js';
import { ItemRepository } from './item.repository.js';
import { ItemService } from './item.service.js';

@Module({ providers: [ItemConsumer, ItemRepository, ItemService], exports: [ItemService] })
export class ItemsModule {}
