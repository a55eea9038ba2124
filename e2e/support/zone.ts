// The time zone of server, browser and account under test, so that none has to follow another.
export const ZONE = "Europe/Berlin";
