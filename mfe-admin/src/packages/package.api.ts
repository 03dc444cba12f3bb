import { type Package, type PackageDetails, staleAfter } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';
import { catalogApi } from '../data/catalog.api';
import { type ChangedItem, itemCalls, type NewItem } from '../shared/editing/item-calls';
import { afterChange, type DisplayOrderChange } from './front-page.rules';
import type { PackageRequest } from './package.rules';

const calls = itemCalls('/api/packages');

const packageApi = api.injectEndpoints({
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
    setDisplayOrder: build.mutation<Package, DisplayOrderChange>({
      query: ({ id, displayOrder }) => ({
        url: path('/api/packages', id, 'display-order'),
        method: 'PUT',
        body: { displayOrder },
      }),
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        try {
          await queryFulfilled;
        } catch {
          // also when only the answer was lost: the package may have been saved
          dispatch(catalogApi.util.invalidateTags(['Package']));
          return;
        }
        const show = () =>
          dispatch(
            catalogApi.util.updateQueryData('packages', undefined, (list) => [...afterChange(list, change)]),
          );
        show();
        const earlier = dispatch(catalogApi.util.getRunningQueryThunk('packages', undefined));
        if (!earlier) return;
        await earlier; // it was sent before this save, so its answer may be old
        show();
      },
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
