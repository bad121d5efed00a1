import { endTest } from './harness'

afterEach(endTest)
