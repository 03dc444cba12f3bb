import type { Package, PackageFields } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';
import type { PackageRequest } from './package.rules';

export const packageApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPackage: build.mutation<Package, PackageRequest>({
      query: (body) => ({ url: '/api/packages', method: 'POST', body }),
      invalidatesTags: makesStale('Package'),
    }),
    updatePackage: build.mutation<
      Package,
      { id: number; version: number | undefined; fields: PackageRequest }
    >({
      query: ({ id, version, fields }) => ({
        url: path('/api/packages', id),
        method: 'PUT',
        body: fields,
        ifMatch: version,
      }),
      invalidatesTags: makesStale('Package'),
    }),
    deletePackage: build.mutation<unknown, number>({
      query: (id) => ({ url: path('/api/packages', id), method: 'DELETE' }),
      invalidatesTags: makesStale('Package'),
    }),
    setDisplayOrder: build.mutation<Package, { id: number; displayOrder: PackageFields['displayOrder'] }>({
      query: ({ id, displayOrder }) => ({
        url: path('/api/packages', id, 'display-order'),
        method: 'PUT',
        body: { displayOrder },
      }),
      invalidatesTags: makesStale('Package'),
    }),
  }),
});

export const {
  useCreatePackageMutation,
  useUpdatePackageMutation,
  useDeletePackageMutation,
  useSetDisplayOrderMutation,
} = packageApi;
