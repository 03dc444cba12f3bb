import { DUTIES, type StaffDuty } from '@safari/contracts';
import { useAdmin } from '@safari/web-kit';

/** What whoever is signed in may do, so that no button leads to a refusal; everything until the server has said who it is. */
export function useMay(): (duty: StaffDuty) => boolean {
  const { member } = useAdmin();
  return (duty) => !member || DUTIES[member.role].includes(duty);
}
