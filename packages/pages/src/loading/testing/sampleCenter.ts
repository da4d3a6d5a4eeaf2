import { waiting } from '@millwright/fixtures/site'
import { centerRights } from '../../layout/UserCenterFrame/userCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'

/** The user centre of somebody for whom much waits, and who may open everything. */
export const sampleCenter: UserCenter = { waiting, rights: centerRights }
