/** Whether the rate limit and the creation quota apply. While they do not, nothing counts towards them either. */
export class Limits {
  constructor(public isOn: boolean) {}

  on(): void {
    this.isOn = true;
  }

  off(): void {
    this.isOn = false;
  }
}
