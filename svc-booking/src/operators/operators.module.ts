import { Module } from '@nestjs/common';
import { OperatorRepository } from './operator.repository.js';

@Module({ providers: [OperatorRepository], exports: [OperatorRepository] })
export class OperatorsModule {}
