// Where everybody is who meets the Luli under test: server, browser and account, so that none has to follow another.
export const ZONE = "Europe/Berlin";
