import { Module } from '@nestjs/common';
import { QuestionsModule } from '../questions/questions.module.js';
import { OperatorController } from './operator.controller.js';
import { OperatorService } from './operator.service.js';

@Module({
  imports: [QuestionsModule],
  controllers: [OperatorController],
  providers: [OperatorService],
})
export class OperatorsModule {}
