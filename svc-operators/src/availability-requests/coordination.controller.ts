import { Body, Controller, Param, Post } from '@nestjs/common';
import { type Coordination } from '@safari/contracts';
import {
  ApiCall,
  ForStaff,
  IdempotencyKey,
  PublicIdPipe,
  Staff,
  type StaffIdentity,
} from '@safari/service-kit';
import { CoordinateDto } from './coordination.dto.js';
import { CoordinationService } from './coordination.service.js';

@ForStaff()
@Controller('api/bookings')
export class CoordinationController {
  constructor(private readonly coordination: CoordinationService) {}

  @ApiCall('Ask operators whether they can take a booking', 'Coordination', { refuses: ['conflict'] })
  @Post(':id/coordinate')
  coordinate(
    @Staff() staff: StaffIdentity,
    @Param('id', new PublicIdPipe('The booking')) bookingId: string,
    @Body() { operatorIds }: CoordinateDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Coordination> {
    return this.coordination.coordinate(staff, bookingId, operatorIds, idempotencyKey);
  }
}
