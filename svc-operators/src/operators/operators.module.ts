import { Module } from '@nestjs/common';
import { CommunicationsModule } from '../communications/communications.module.js';
import { OperatorController } from './operator.controller.js';
import { OperatorRepository } from './operator.repository.js';
import { OperatorService } from './operator.service.js';

@Module({
  imports: [CommunicationsModule],
  controllers: [OperatorController],
  providers: [OperatorRepository, OperatorService],
  exports: [OperatorRepository],
})
export class OperatorsModule {}
