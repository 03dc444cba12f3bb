import { Module } from '@nestjs/common';
import { OpenIdService } from './openid.service.js';

@Module({ providers: [OpenIdService], exports: [OpenIdService] })
export class OpenIdModule {}
