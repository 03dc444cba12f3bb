import { Module } from '@nestjs/common';
import { OperatorConsumer } from './operator.consumer.js';
import { Operators } from './operators.service.js';

@Module({ providers: [Operators, OperatorConsumer], exports: [Operators] })
export class OperatorsModule {}
