import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ReviewController } from './review.controller.js';
import { Reviews } from './reviews.service.js';

@Module({ imports: [BookingsModule], controllers: [ReviewController], providers: [Reviews] })
export class ReviewsModule {}
