import { Module } from '@nestjs/common';
import { TripChanges } from './trip.changes.js';

@Module({ providers: [TripChanges], exports: [TripChanges] })
export class TripChangesModule {}
