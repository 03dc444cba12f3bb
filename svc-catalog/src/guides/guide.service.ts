import { Injectable } from '@nestjs/common';
import type { Guide } from '@safari/contracts';
import { GuideRepository } from './guide.repository.js';

@Injectable()
export class GuideService {
  constructor(private readonly guides: GuideRepository) {}

  list(): Promise<Guide[]> {
    return this.guides.all();
  }
}
