import { Injectable } from '@nestjs/common';
import type { OperatorsExport } from '@safari/contracts';
import type { CustomerIdentity } from '@safari/service-kit';
import { OperatorsExportRepository } from './operators-export.repository.js';

@Injectable()
export class OperatorsExportService {
  constructor(private readonly exports: OperatorsExportRepository) {}

  of({ id }: CustomerIdentity): Promise<OperatorsExport[]> {
    return this.exports.of(id);
  }
}
