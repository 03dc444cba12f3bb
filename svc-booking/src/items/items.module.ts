import { Module } from '@nestjs/common';
import { ItemConsumer } from './item.consumer.js';
import { ItemRepository } from './item.repository.js';

@Module({ providers: [ItemRepository, ItemConsumer], exports: [ItemRepository] })
export class ItemsModule {}
