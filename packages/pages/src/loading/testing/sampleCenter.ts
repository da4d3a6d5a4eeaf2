import { waiting } from '@millwright/fixtures/site'
import { centerRights } from '../../layout/UserCenterFrame/userCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'

/** The user centre of a buyer with many pending tasks and all rights. */
export const sampleCenter: UserCenter = { waiting, rights: centerRights }
