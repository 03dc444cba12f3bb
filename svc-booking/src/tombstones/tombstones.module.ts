import { Module } from '@nestjs/common';
import { TombstoneRepository } from './tombstone.repository.js';

@Module({ providers: [TombstoneRepository], exports: [TombstoneRepository] })
export class TombstonesModule {}
