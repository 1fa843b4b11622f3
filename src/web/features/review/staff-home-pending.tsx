import { ListSkeleton } from '#web/table/table-skeleton.tsx'
import { InternalFrame, StaffFrame } from './staff-frames.tsx'

const list = <ListSkeleton columns={['2fr', '1fr', '1fr']} />

export const StaffHomePending = () => <StaffFrame>{list}</StaffFrame>
export const InternalHomePending = () => <InternalFrame>{list}</InternalFrame>
