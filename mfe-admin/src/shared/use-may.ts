import { DUTIES, type StaffDuty } from '@safari/contracts';
import { useAdmin } from '@safari/web-kit';

/**
 * Whether the signed-in member has a duty, so that no button leads to a refusal; true until the server has said who it
 * is.
 */
export function useMay(): (duty: StaffDuty) => boolean {
  const { member } = useAdmin();
  return (duty) => !member || DUTIES[member.role].includes(duty);
}
