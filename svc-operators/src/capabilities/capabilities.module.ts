import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { OperatorsModule } from '../operators/operators.module.js';
import { CapabilityController } from './capability.controller.js';
import { CapabilityRepository } from './capability.repository.js';
import { CapabilityService } from './capability.service.js';

@Module({
  imports: [ItemsModule, OperatorsModule],
  controllers: [CapabilityController],
  providers: [CapabilityRepository, CapabilityService],
  exports: [CapabilityRepository],
})
export class CapabilitiesModule {}
