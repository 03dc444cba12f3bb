import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { CapabilityController } from './capability.controller.js';
import { CapabilityService } from './capability.service.js';

@Module({
  imports: [ItemsModule],
  controllers: [CapabilityController],
  providers: [CapabilityService],
})
export class CapabilitiesModule {}
