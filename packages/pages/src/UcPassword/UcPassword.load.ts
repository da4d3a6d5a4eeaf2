import type { Load } from '../at.ts'
import { passwordLoad } from '../internal/passwordFlow.ts'
import type { PasswordStepsData } from '../internal/passwordFlow.ts'
import { changing } from './UcPassword.act.ts'

const steps = passwordLoad(changing)

export const load: Load<PasswordStepsData & { own: string | undefined }> = async (api, at) => {
  return { ...await steps(api, at), own: (await at.user)?.userMobile }
}
