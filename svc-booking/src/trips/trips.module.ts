import { Module } from '@nestjs/common';
import { TripChanges } from './trip.changes.js';
import { TripRepository } from './trip.repository.js';

@Module({ providers: [TripRepository, TripChanges], exports: [TripRepository, TripChanges] })
export class TripsModule {}
