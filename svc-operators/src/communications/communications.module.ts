import { Module } from '@nestjs/common';
import { CommunicationController } from './communication.controller.js';
import { CommunicationRepository } from './communication.repository.js';
import { CommunicationService } from './communication.service.js';
import { CommunicationStatusService } from './communication-status.service.js';

@Module({
  controllers: [CommunicationController],
  providers: [CommunicationRepository, CommunicationService, CommunicationStatusService],
  exports: [CommunicationRepository, CommunicationStatusService],
})
export class CommunicationsModule {}
