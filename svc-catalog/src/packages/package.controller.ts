import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import type { ListedPackage, PackageDetails, Provider } from '@safari/contracts';
import {
  ApiCall,
  EntityTagInterceptor,
  ForEveryone,
  ForStaff,
  IdempotencyKey,
  IfMatch,
  RowIdPipe,
  SharedListInterceptor,
  Staff,
  type StaffIdentity,
} from '@safari/service-kit';
import { DisplayOrderDto, PackageDto } from './package.dto.js';
import { PackageService } from './package.service.js';

const PACKAGE = new RowIdPipe('The package');

@Controller('api/packages')
@UseInterceptors(EntityTagInterceptor)
export class PackageController {
  constructor(private readonly packages: PackageService) {}

  @ApiCall('List all packages', ['ListedPackage'])
  @Get()
  @ForEveryone()
  @UseInterceptors(SharedListInterceptor)
  list(): Promise<ListedPackage[]> {
    return this.packages.list();
  }

  @ApiCall('Read a package', 'PackageDetails')
  @Get(':id')
  @ForEveryone()
  get(@Param('id', PACKAGE) id: number): Promise<PackageDetails> {
    return this.packages.get(id);
  }

  @ApiCall('List who delivers the parts of a package', ['Provider'])
  @Get(':id/providers')
  @ForStaff('office')
  providers(@Param('id', PACKAGE) id: number): Promise<Provider[]> {
    return this.packages.providers(id);
  }

  @ApiCall('Add a package', 'PackageDetails')
  @Post()
  @ForStaff()
  add(
    @Staff() staff: StaffIdentity,
    @Body() request: PackageDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<PackageDetails> {
    return this.packages.add(staff, request, idempotencyKey);
  }

  @ApiCall('Change a package', 'PackageDetails')
  @Put(':id')
  @ForStaff()
  edit(
    @Param('id', PACKAGE) id: number,
    @IfMatch() seen: number | undefined,
    @Body() request: PackageDto,
  ): Promise<PackageDetails> {
    return this.packages.edit(id, seen, request);
  }

  @ApiCall('Place a package on the front page', 'PackageDetails')
  @Put(':id/display-order')
  @ForStaff()
  place(
    @Param('id', PACKAGE) id: number,
    @Body() { displayOrder }: DisplayOrderDto,
  ): Promise<PackageDetails> {
    return this.packages.place(id, displayOrder);
  }

  @ApiCall('Take a package off the lists')
  @Delete(':id')
  @HttpCode(204)
  @ForStaff()
  remove(@Param('id', PACKAGE) id: number): Promise<void> {
    return this.packages.remove(id);
  }
}
