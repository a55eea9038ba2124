// A refusal in the form of Stripe's errors, which the SDK turns into its own classes.

export class ApiError extends Error {
  readonly status: number;
  readonly body: { error: { type: string; message: string; code?: string; param?: string } };

  constructor(
    status: number,
    message: string,
    more: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { error: { type: "invalid_request_error", message, ...more } };
  }
}

export const missing = (kind: string, id: string, status = 404) =>
  new ApiError(status, `No such ${kind}: '${id}'`, { code: "resource_missing", param: "id" });
