import { type Package, type PackageDetails, type PackageFields, staleAfter } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';
import { type ChangedItem, itemCalls, type NewItem } from '../shared/editing/item-calls';
import type { PackageRequest } from './package.rules';

const calls = itemCalls('/api/packages');

export const packageApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPackage: build.mutation<PackageDetails, NewItem<PackageRequest>>({
      query: calls.create,
      invalidatesTags: makesStale(...staleAfter('catalog.package.changed.v1')),
    }),
    updatePackage: build.mutation<PackageDetails, ChangedItem<PackageRequest>>({
      query: calls.update,
      invalidatesTags: makesStale(...staleAfter('catalog.package.changed.v1')),
    }),
    deletePackage: build.mutation<unknown, number>({
      query: calls.remove,
      invalidatesTags: makesStale(...staleAfter('catalog.package.changed.v1')),
    }),
    setDisplayOrder: build.mutation<Package, { id: number; displayOrder: PackageFields['displayOrder'] }>({
      query: ({ id, displayOrder }) => ({
        url: path('/api/packages', id, 'display-order'),
        method: 'PUT',
        body: { displayOrder },
      }),
      invalidatesTags: makesStale(...staleAfter('catalog.package.changed.v1')),
    }),
  }),
});

export const {
  useCreatePackageMutation,
  useUpdatePackageMutation,
  useDeletePackageMutation,
  useSetDisplayOrderMutation,
} = packageApi;
