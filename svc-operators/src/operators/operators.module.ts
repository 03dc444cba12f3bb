import { Module } from '@nestjs/common';
import { OperatorController } from './operator.controller.js';
import { OperatorRepository } from './operator.repository.js';
import { OperatorService } from './operator.service.js';

@Module({
  controllers: [OperatorController],
  providers: [OperatorRepository, OperatorService],
  exports: [OperatorRepository],
})
export class OperatorsModule {}
