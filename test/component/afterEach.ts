import { unmountAll } from './harness'

afterEach(unmountAll)
