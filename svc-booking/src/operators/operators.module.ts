import { Module } from '@nestjs/common';
import { OperatorConsumer } from './operator.consumer.js';
import { OperatorRepository } from './operator.repository.js';

@Module({ providers: [OperatorRepository, OperatorConsumer], exports: [OperatorRepository] })
export class OperatorsModule {}
