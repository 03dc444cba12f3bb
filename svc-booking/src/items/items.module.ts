import { Module } from '@nestjs/common';
import { ItemConsumer } from './item.consumer.js';
import { Items } from './items.service.js';

@Module({ providers: [Items, ItemConsumer], exports: [Items] })
export class ItemsModule {}
