import { Module } from '@nestjs/common';
import { GuideController } from './guide.controller.js';
import { GuideReader } from './guide.reader.js';

@Module({ controllers: [GuideController], providers: [GuideReader] })
export class GuidesModule {}
