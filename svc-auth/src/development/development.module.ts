import { Module } from '@nestjs/common';
import { DevelopmentController } from './development.controller.js';
import { DevelopmentService } from './development.service.js';

@Module({ controllers: [DevelopmentController], providers: [DevelopmentService] })
export class DevelopmentModule {}
